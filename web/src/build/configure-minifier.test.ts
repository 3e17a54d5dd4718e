import { configureMinifier } from './configure-minifier';

it('changes the minifier of scripts, and no other', () => {
  const styles = { options: { minimizer: { options: { preset: 'default' } } } };
  const scripts = { options: { minimizer: { options: { mangle: {}, compress: { ecma: 5 } } } } };
  configureMinifier([styles, scripts]);
  expect(styles.options.minimizer.options).toEqual({ preset: 'default' });
  expect(scripts.options.minimizer.options).toMatchObject({ compress: { ecma: 2017 } });
});

it('names this file when there is no minifier', () => {
  expect(() => {
    configureMinifier([{ options: {} }]);
  }).toThrow('configure-minifier.ts');
});

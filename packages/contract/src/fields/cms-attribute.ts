/** An attribute of Strapi's `schema.json`, apart from `required` and `localized`. */
export type CmsAttribute =
  | { type: 'string' | 'text'; maxLength: number; minLength?: number; regex?: string }
  | { type: 'email'; maxLength: number }
  | { type: 'blocks' | 'date' | 'datetime' | 'time' | 'boolean' }
  | { type: 'integer' | 'decimal'; min?: number; max?: number }
  | { type: 'enumeration'; enum: readonly string[] }
  | { type: 'uid'; targetField: string; regex: string }
  | { type: 'media'; multiple: boolean; allowedTypes: readonly ('images' | 'files' | 'videos')[] }
  | { type: 'component'; component: string; repeatable: boolean; min?: number; max?: number }
  | { type: 'dynamiczone'; components: readonly string[] }
  | { type: 'relation'; relation: 'oneToOne' | 'oneToMany'; target: string };

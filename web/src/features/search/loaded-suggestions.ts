/** What the first query of a search field loads, in one file. */
export { fetchSuggestions } from './fetch-suggestions';
export { SuggestionList } from './suggestion-list';

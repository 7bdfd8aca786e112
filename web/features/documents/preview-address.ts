/** The address of a plan's document: the plan's own, with this search. */
export const PREVIEW_SEARCH = '?preview=1';

export const isPreview = (search: URLSearchParams): boolean => search.get('preview') === '1';

import {
  MASCOT_SORTS,
  MASCOT_SOURCES,
  MASCOT_STATUSES,
  tagKey,
  type MascotSort,
  type MascotSource,
  type MascotStatus,
} from '@/lib/contract/mascot-words';
import { LIMITS } from '@/lib/core/limits';

/** The view of the library, as in its URL: a search, filters that must all match, and the order. */
export interface LibraryView {
  q: string;
  sort: MascotSort;
  status: MascotStatus | null;
  source: MascotSource | null;
  public: 'true' | 'false' | null;
  tags: readonly string[];
}

/** The default view: all mascots, the newest first. */
export const WHOLE_LIBRARY: LibraryView = {
  q: '',
  sort: '-created',
  status: null,
  source: null,
  public: null,
  tags: [],
};

export const SORT_OPTIONS = [
  { value: '-created', label: 'Newest' },
  { value: 'created', label: 'Oldest' },
  { value: '-updated', label: 'Last changed' },
  { value: 'name', label: 'Name' },
] as const satisfies readonly { value: MascotSort; label: string }[];

/** The filters with a single choice, with labels for their options. */
export const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'ready', label: 'Ready' },
      { value: 'generating', label: 'Being drawn' },
      { value: 'failed', label: 'Not drawn' },
    ],
  },
  {
    name: 'source',
    label: 'Made from',
    options: [
      { value: 'prompt', label: 'Words' },
      { value: 'image', label: 'A picture' },
      { value: 'svg', label: 'A spec' },
    ],
  },
  {
    name: 'public',
    label: 'Visibility',
    options: [
      { value: 'true', label: 'Public' },
      { value: 'false', label: 'Private' },
    ],
  },
] as const;

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const tagsIn = (text: string): string[] =>
  [...new Map(text.split(',').map((tag) => [tagKey(tag.trim()), tag.trim()])).values()]
    .filter((tag) => tag && tag.length <= LIMITS.mascot.tags.characters)
    .slice(0, LIMITS.mascot.tags.perMascot);

/** Parses the view from a URL; ignores invalid values. */
export function viewOf(params: URLSearchParams): LibraryView {
  return {
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.search.max).trim(),
    sort: oneOf(MASCOT_SORTS, params.get('sort')) ?? WHOLE_LIBRARY.sort,
    status: oneOf(MASCOT_STATUSES, params.get('status')),
    source: oneOf(MASCOT_SOURCES, params.get('source')),
    public: oneOf(['true', 'false'], params.get('public')),
    tags: tagsIn(params.get('tag') ?? ''),
  };
}

/** The query parameters in which a view differs from the default, for the API and for the URL. */
export function queryOf({ q, sort, status, source, public: isPublic, tags }: LibraryView) {
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(source ? { source } : {}),
    ...(isPublic ? { public: isPublic } : {}),
    ...(tags.length > 0 ? { tag: tags.join(',') } : {}),
    ...(sort === WHOLE_LIBRARY.sort ? {} : { sort }),
  };
}

/** The path and query of a view. */
export function pathOf(view: LibraryView): string {
  const query = new URLSearchParams(queryOf(view)).toString();
  return query ? `/mascots?${query}` : '/mascots';
}

/** An active filter, and the view without it. */
export interface SetFilter {
  key: string;
  label: string;
  without: LibraryView;
}

/** The active filters. */
export function filtersOf(view: LibraryView): SetFilter[] {
  const single = FILTERS.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === view[name]);
    return option ? [{ key: name, label: `${label}: ${option.label}`, without: { ...view, [name]: null } }] : [];
  });
  const tags = view.tags.map((tag) => ({ key: `tag ${tag}`, label: tag, without: withTag(view, tag, false) }));
  return [...single, ...tags];
}

/** The view with or without a tag. */
export function withTag(view: LibraryView, tag: string, wanted: boolean): LibraryView {
  const others = view.tags.filter((other) => tagKey(other) !== tagKey(tag));
  return { ...view, tags: wanted ? [...others, tag] : others };
}

/** The view without its filters; search and order are kept. */
export const withoutFilters = ({ q, sort }: LibraryView): LibraryView => ({ ...WHOLE_LIBRARY, q, sort });

/** A heading of a page, as its contents list it; `depth` is 2 or 3. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** A block of a guide: a heading, code, or other HTML. */
export type Block =
  | { kind: 'heading'; depth: number; id: string; text: string; html: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'html'; html: string };

/** A page of the documentation. */
export interface Guide {
  slug: string;
  title: string;
  /** Its summary, in one line. */
  summary: string;
  /** The whole page as Markdown, with its tables and addresses filled in. */
  markdown: string;
  blocks: Block[];
  headings: Heading[];
}

/** A line of the navigation. */
export interface NavLink {
  href: string;
  title: string;
}
/** A group of the navigation under its own heading. */
export interface NavGroup {
  title: string;
  links: NavLink[];
}

/** A search result: a page, a section of one, or an endpoint. */
export interface SearchEntry {
  id: number;
  href: string;
  title: string;
  /** The page that holds it. */
  page: string;
  kind: 'guide' | 'section' | 'endpoint' | 'object';
  text: string;
}

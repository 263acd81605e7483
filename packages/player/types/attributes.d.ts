import type { PlayerAttributes, PlayerEvents } from './index.js';

type Handler<Name extends keyof PlayerEvents> = (event: CustomEvent<PlayerEvents[Name]>) => void;

/** What `<service-player>` takes in JSX and in Svelte: its attributes, and a handler of each of its events. */
export type PlayerProps = PlayerAttributes & { [Name in keyof PlayerEvents as `on${Name}`]?: Handler<Name> };

/** What `<service-player>` takes in Vue. */
export type VuePlayerProps = PlayerAttributes & {
  [Name in keyof PlayerEvents as `on${Capitalize<Name>}`]?: Handler<Name>;
};

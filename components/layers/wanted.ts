'use client';

import { create } from 'zustand';

const useWanted = create<{ wanted: boolean }>(() => ({ wanted: false }));

/** Asks for the layers to be loaded, where the page has a place for them. */
export const askForLayers = (): void => useWanted.setState({ wanted: true });

/** Lets the next one who asks try again, once loading has failed. */
export const giveUpLayers = (): void => useWanted.setState({ wanted: false });

/** Whether the layers were asked for. */
export const useLayersWanted = (): boolean => useWanted(({ wanted }) => wanted);

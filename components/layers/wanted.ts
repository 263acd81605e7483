'use client';

import { create } from 'zustand';

const useWanted = create<{ wanted: boolean }>(() => ({ wanted: false }));

/** Requests the code of the layers. It is loaded if the page has a `LayerHost` or an open trigger. */
export const askForLayers = (): void => useWanted.setState({ wanted: true });

/** Resets the request after loading has failed, so that the next request tries again. */
export const giveUpLayers = (): void => useWanted.setState({ wanted: false });

/** Whether the layers were requested. */
export const useLayersWanted = (): boolean => useWanted(({ wanted }) => wanted);

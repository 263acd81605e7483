import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { steadily } from './steadily';

/**
 * Creates a component whose code is loaded when it is first shown, with `loading` as placeholder, and a function that
 * preloads the code. Once loaded, it renders synchronously.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode,
): readonly [Late: ComponentType<Props>, preload: () => Promise<void>] {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  function Late(props: Props) {
    const [Ready, setReady] = useState(() => loaded);
    useEffect(() => {
      // If all retries fail, the next mount tries again.
      if (!Ready)
        void steadily(preload).then(
          () => setReady(() => loaded),
          () => undefined,
        );
    }, [Ready]);
    return Ready ? <Ready {...props} /> : loading();
  }
  return [Late, preload];
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { steadily } from './steadily';

/**
 * A component whose code is loaded when it is shown first, with what is shown meanwhile, and a function that loads the
 * code before. Once loaded it is rendered at once, in the frame that asks for it.
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
      // What fails in the end is asked for again when the component is shown anew.
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

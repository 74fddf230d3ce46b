import { type ComponentType, useEffect, useState } from 'react';
import { alert } from '../ui/index.ts';

interface Closable {
  onClose: () => void;
}

/**
 * A part that a tap brings, in a file of its own that is fetched by that tap: what stands in a closed sheet is then no
 * weight of the first screen. Drawn only while it is open; where its file cannot be had the customer is told, and it
 * closes, so that the next tap asks again.
 *
 * `const SearchSheet = later(async () => (await import('../parts/SearchSheet.tsx')).SearchSheet)`
 *
 * @param load fetches the component; call this outside of components
 */
export function later<P extends Closable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, show] = useState(() => known);
    const { onClose } = props;
    useEffect(() => {
      if (known) return;
      let isGone = false;
      load().then(
        (Loaded) => {
          known = Loaded;
          if (!isGone) show(() => Loaded);
        },
        () => {
          if (isGone) return;
          onClose();
          void alert({ id: 'networkFailed' });
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

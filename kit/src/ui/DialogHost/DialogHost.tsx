import { useSignals } from '@preact/signals-react/runtime';
import { MessageDialog } from '../MessageDialog/MessageDialog.tsx';
import { overlays } from '../overlays/overlays.ts';

/** Shows what `alert`, `confirm` and `loginGuide` open. Rendered once, by `app`. */
export function DialogHost() {
  useSignals();
  return overlays.value.map(
    (overlay) => overlay.type === 'dialog' && <MessageDialog key={overlay.key} dialog={overlay} />,
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { Modal } from '../Modal/Modal.tsx';
import { type OpenPopup, overlays } from '../overlays/overlays.ts';
import { popupComponent } from '../overlays/popups.ts';

/** Shows what `openPopup` opens (1-shell s2.5). Rendered once, by `app`. */
export function PopupHost() {
  useSignals();
  return overlays.value.map(
    (overlay) => overlay.type === 'popup' && <Popup key={overlay.key} popup={overlay} />,
  );
}

function Popup({ popup }: { popup: OpenPopup }) {
  const titleId = useId();
  const Component = popupComponent(popup.name);
  if (Component === undefined) return null;
  return (
    <Modal popup={popup.name} labelledBy={titleId} onDismiss={() => popup.answer('close')}>
      <Component argument={popup.argument} answer={popup.answer} titleId={titleId} />
    </Modal>
  );
}

import { Modal } from '@stackflow/plugin-basic-ui';
import { useFlow } from '@stackflow/react/future';
import { words } from '../domain/words.ts';

export function Sure() {
  const { pop } = useFlow();
  return (
    <Modal>
      <p>{words.sure}</p>
      <div className="row">
        <button type="button" onClick={() => pop()}>
          {words.no}
        </button>
        <button type="button" onClick={() => pop()}>
          {words.yes}
        </button>
      </div>
    </Modal>
  );
}

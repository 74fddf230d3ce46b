import { type MouseEvent, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { alert } from '../overlays/dialogs.ts';
import { givePicture } from '../phone/give.ts';
import { rowsOf } from './rowsOf.ts';

interface ReceiptActionsProps {
  /** over the rows of the picture */
  title: string;
  /** of the picture, without its ending (default: receipt) */
  fileName?: string;
  /** where it is no receipt: a certificate */
  words?: { save: string; share: string; saved: string };
  /** drawn over the rows: the address of a photo */
  picture?: string | undefined;
}

/**
 * Saves and shares the receipt that it stands in as a picture: of a ResultPage by its `receiptActions`, or of a Receipt.
 * The picture says what the page says.
 */
export function ReceiptActions({ title, fileName = 'receipt', words, picture }: ReceiptActionsProps) {
  const { receipt } = kitMessages.use();
  const t = words ?? receipt;
  const [working, setWorking] = useState<'save' | 'share' | null>(null);

  async function give(how: 'save' | 'share', { currentTarget }: MouseEvent) {
    const receipt = currentTarget.closest('[data-part="receipt"]');
    if (!receipt || working) return;
    setWorking(how);
    try {
      const { drawReceipt } = await import('./drawReceipt.ts');
      const rows = rowsOf(receipt);
      await givePicture(how, {
        title,
        name: fileName,
        saved: t.saved,
        draw: (type) => drawReceipt(title, rows, { type, picture }),
      });
    } catch {
      // Its file did not come, or this browser draws no pictures.
      await alert({ id: 'requestFailed' });
    } finally {
      setWorking(null);
    }
  }

  return (
    <Actions foot>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        action="saveReceipt"
        isBusy={working === 'save'}
        onClick={(event) => void give('save', event)}
      >
        {t.save}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="share"
        action="share"
        isBusy={working === 'share'}
        onClick={(event) => void give('share', event)}
      >
        {t.share}
      </Button>
    </Actions>
  );
}

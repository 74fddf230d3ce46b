import { type MouseEvent, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { downloadFile } from '../phone/downloadFile.ts';
import { givePicture } from '../phone/phoneScreens.ts';
import { toast } from '../ToastHost/toast.ts';
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
 * The picture says what the page says. The phone app shares and saves it where it can; else the browser's sheet, which
 * also saves into its photos; where there is none, and to save at a computer, it is downloaded.
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
      const draw = () => drawReceipt(title, rows, { type: 'image/jpeg', picture });
      const given = await givePicture(how, { title, name: `${fileName}.jpg`, draw });
      if (given && how === 'save') toast(t.saved);
      if (given !== null) return;
      const blob = await drawReceipt(title, rows, { picture });
      const file = new File([blob], `${fileName}.png`, { type: 'image/png' });
      // A phone's WebView downloads nothing; its share sheet saves pictures.
      const isPhone = window.matchMedia('(pointer: coarse)').matches;
      if ((how === 'save' && !isPhone) || !(await share(file, title))) {
        downloadFile(file);
        toast(t.saved);
      }
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

/** Whether the phone's sheet was there for it; closed by the customer it was, too. */
async function share(file: File, title: string): Promise<boolean> {
  const what = { files: [file], title };
  if (!navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

import { dataAddress, pickFile } from '@wallet/kit/common';
import { alert } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const MOST_BYTES = 1_500_000;

/** A photo as a call carries it; null where nobody chose one, or it is not taken, which is told. */
export function usePhoto(): (from: 'camera' | 'file') => Promise<string | null> {
  const { photo: t } = messages.use();
  return async (from) => {
    const picked = await pickFile({
      accept: 'image/*',
      ...(from === 'camera' && { capture: 'environment' as const }),
      maxBytes: MOST_BYTES,
    });
    if (picked.kind === 'cancelled') return null;
    if (picked.kind === 'picked') return dataAddress(picked.file);
    await alert({ id: picked.kind, text: t.problems[picked.kind] });
    return null;
  };
}

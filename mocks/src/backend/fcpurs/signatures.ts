import { v } from '@wallet/kit/schema';
import { AnswerError, defineRoom, headerOk, memberOf, readBody, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import { type At, refuse } from './wallet.ts';

/** A text that the member has signed for exchanging, as it was sent. */
interface Signed {
  ogtxtSerno: string;
  electronSignatureContent: string;
  gubun: string;
  sgntYMS: string;
  /** the quote that it is bound to, once save-sise has said so */
  qtId: string;
  isUsed: boolean;
}

const signaturesOf = (context: At) => remembered<Signed[]>(context, 'fcpurs.signed', () => []);

export function signatureOf(context: At, serno: string): Signed {
  const found = signaturesOf(context).find(({ ogtxtSerno }) => ogtxtSerno === serno);
  return found ?? refuse('NO_SIGNATURE', '서명을 찾을 수 없어요.');
}

const content = v.object({ ogtxt: filled, signature: filled, certSerial: filled });

function opened(text: string): v.InferOutput<typeof content> | null {
  try {
    const found = v.safeParse(content, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** The text alone; empty where it is none. */
export const signedText = ({ electronSignatureContent }: Signed): string =>
  opened(electronSignatureContent)?.ogtxt ?? '';

const saveBody = v.object({
  custIdnfr: filled,
  electronSignatureContent: filled,
  gubun: v.picklist(['01', '02', '03', '04']),
});
const readBackBody = v.object({ custIdnfr: filled, ogtxtSerno: filled, inquryDstic: v.picklist(['1', '2']) });

/** Of another customer, or signed with a certificate that is not the one of this session. */
function checkOwner(context: At, custIdnfr: string): void {
  if (custIdnfr !== memberOf(context).custIdnfr)
    throw new AnswerError('BFA0001', '본인의 서명만 쓸 수 있어요.', { envelope: 'header' });
}

/** The bank's own calls of signing for exchange (2-payment s7.4). */
export const signatureRoom = defineRoom('/mstr/eai', (routes) => {
  routes.post('/mstr/eai/BFA75O10R0', async (context) => {
    const body = await readBody(context, saveBody);
    checkOwner(context, body.custIdnfr);
    if (opened(body.electronSignatureContent)?.certSerial !== memberOf(context).certSerial)
      throw new AnswerError('BFA0002', '인증서를 확인할 수 없어요.', { envelope: 'header' });
    const { electronSignatureContent, gubun } = body;
    const mine = signaturesOf(context);
    // The same signature is the same one, however often it comes.
    const known = mine.find((one) => one.electronSignatureContent === electronSignatureContent);
    if (known) return headerOk(context, { ogtxtSerno: known.ogtxtSerno });
    const world = context.get('world');
    const ogtxtSerno = `OG${20_000_000 + world.nextNumber('fcpurs.signed')}`;
    const sgntYMS = seoulTime(world.now());
    mine.push({ ogtxtSerno, electronSignatureContent, gubun, sgntYMS, qtId: '', isUsed: false });
    return headerOk(context, { ogtxtSerno });
  });

  routes.post('/mstr/eai/BFA72O10S0', async (context) => {
    const { custIdnfr, ogtxtSerno } = await readBody(context, readBackBody);
    checkOwner(context, custIdnfr);
    const found = signaturesOf(context).find((one) => one.ogtxtSerno === ogtxtSerno);
    if (!found) throw new AnswerError('BFA0003', '서명을 찾을 수 없어요.', { envelope: 'header' });
    const { electronSignatureContent, sgntYMS } = found;
    return headerOk(context, { electronSignatureContent, sgntYMS });
  });
});

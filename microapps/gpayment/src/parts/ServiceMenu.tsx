import { DoorGrid, useWallet } from '@wallet/kit/app';
import { useService } from './useService.ts';

/** Everything around paying, in the order in which it is wanted; accounts and history are for members who have joined. */
const pages = [
  'FGP61200',
  'FGP61100',
  'FGP51100',
  'FGP10100',
  'FGP95000',
  'FGP91000',
  'FGP99000',
  'FGP99100',
] as const;
const ofUsers: readonly string[] = ['FGP61100', 'FGP61200'];
/** Each with its picture. */
const pictureOf: Readonly<Record<(typeof pages)[number], string>> = {
  FGP61200: 'account',
  FGP61100: 'history',
  FGP51100: 'rates',
  FGP10100: 'place',
  FGP95000: 'event',
  FGP91000: 'whitepaper',
  FGP99000: 'notice',
  FGP99100: 'assistant',
};
/** Those that Indonesia has of its own (A15). */
const variants: readonly string[] = ['FGP10100', 'FGP51100', 'FGP91000', 'FGP95000'];

/** Those that open on a nation. */
const ofNations: readonly string[] = ['FGP10100', 'FGP95000'];

interface ServiceMenuProps {
  isKftc: boolean;
  /** the member has joined */
  isUser: boolean;
  /** carried along to the pages of a nation */
  nation?: string;
}

/** Accounts, history, rates, news, guide, notices, questions: the same on the start page and where payments begin. */
export function ServiceMenu({ isKftc, isUser, nation }: ServiceMenuProps) {
  const { start: t } = useService();
  const { navigate } = useWallet();
  const shown = pages.filter((code) => isUser || !ofUsers.includes(code));
  return (
    <DoorGrid
      title={t.menu}
      doors={shown.map((code) => ({ code, picture: pictureOf[code], name: t.links[code] }))}
      onOpen={(code) =>
        navigate.push(isKftc && variants.includes(code) ? `${code}Kftc` : code, {
          ...(nation && ofNations.includes(code) && !isKftc && { query: { natCd: nation } }),
        })
      }
    />
  );
}

import { Gone, MainButton, Screen, useWallet } from '@wallet/kit/app';
import { ResultPage } from '@wallet/kit/ui';
import { useNoWallet } from '../flows/TokenScreen.tsx';
import { useTransfer } from '../flows/useTransfer.ts';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';

const kinds = {
  done: 'success',
  back: 'success',
  failed: 'failure',
  waiting: 'pending',
  writing: 'pending',
} as const;

/** How a sending ended. */
export function FNF43002() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useTransfer();
  const none = <Gone to="FNF20000" {...t.gone.transfer} />;
  const noWallet = useNoWallet();
  return (
    <Screen of={load} noBack instead={{ ...noWallet, NFT_NO_TRANSFER: none }}>
      {(transfer) => {
        if (!transfer) return none;
        const { state, name, receiver, to, hash } = transfer;
        const isOver = state !== 'waiting' && state !== 'writing';
        return (
          <>
            <ResultPage
              kind={kinds[state]}
              title={isOver ? t.ends[state].title : t.waiting.title}
              description={isOver ? t.ends[state].note : t.waiting.writing}
              rows={[
                { label: t.home.tokens, value: name },
                { label: t.check.to, value: receiver || shortAddress(to) },
                ...(hash ? [{ label: t.ends.hash, value: shortAddress(hash) }] : []),
              ]}
            />
            <MainButton action="finish" run={() => navigate.replace('FNF20000')}>
              {t.finish}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}

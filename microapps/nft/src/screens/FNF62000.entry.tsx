import { Gone, MainButton, Part, useLoad, usePolling, useWallet } from '@wallet/kit/app';
import { KeyValue, Lead, PresentedCode, ResultPage } from '@wallet/kit/ui';
import { readEntryCode } from '../api/calls.ts';
import { TokenScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';

const POLL_MS = 5_000;

/** The running code for the door; once it was read, the ticket is a keepsake. */
export function FNF62000() {
  return <TokenScreen>{(token, reload) => <Entry token={token} reload={reload} />}</TokenScreen>;
}

function Entry({ token, reload }: { token: Token; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { ticket } = token;
  const isValid = ticket?.state === 'valid' && !token.isSending;
  usePolling(async () => reload(), POLL_MS, isValid);
  if (!ticket || token.isSending) return <Gone to="FNF61000" {...t.gone.ticket} />;
  if (!isValid)
    return (
      <>
        <ResultPage kind="success" title={t.tokens.used} description={t.entry.done} />
        <MainButton action="finish" run={() => navigate.replace('FNF61000')}>
          {t.finish}
        </MainButton>
      </>
    );
  return (
    <>
      <Lead title={token.name} />
      <Code id={token.id} />
      <KeyValue
        rows={[
          { label: t.entry.at, value: t.moment({ at: ticket.at }), isStrong: true },
          { label: t.entry.place, value: ticket.place },
        ]}
      />
    </>
  );
}

function Code({ id }: { id: string }) {
  const { entry: t } = messages.use();
  const load = useLoad(readEntryCode, id);
  return (
    <Part of={load}>
      {({ text, seconds }) => (
        <PresentedCode
          isPart
          code={{ qr: text, id: text, seconds }}
          labels={{ qr: t.qr }}
          hint={t.hint}
          renewal="auto"
          onRenew={load.reload}
        />
      )}
    </Part>
  );
}

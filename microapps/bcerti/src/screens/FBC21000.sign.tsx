import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useHolderCheck,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { signWithWalletCertificate } from '@wallet/kit/common';
import {
  Article,
  alert,
  Button,
  Checkbox,
  Countdown,
  confirm,
  EmptyState,
  KeyValue,
  Lead,
  Section,
  Stack,
  toast,
  useCountdown,
} from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { readRequest, refuseRequest, sendSignature } from '../api/calls.ts';
import { AskProof } from '../flows/AskProof.tsx';
import { useThisPhone } from '../flows/phone.ts';
import { messages } from '../messages/index.ts';
import { fingerprintOf, returnPath, type SignRequest } from '../model/certificate.ts';
import { AppOnly } from '../parts/AppOnly.tsx';

const idForm = /^[\w-]{1,64}$/;

/**
 * Back to who asked: by the address that it gave, to the list that it was chosen from, as the WebView that was opened to
 * sign, or home. What came of it the server says.
 */
function useLeave(signId: string) {
  const { navigate, openings } = useWallet();
  const query = useQuery();
  const returnTo = returnPath(query.get('returnTo'));
  const isFromList = query.get('from') === 'list';
  return async (isSigned: boolean) => {
    if (isFromList) return navigate.back();
    if (returnTo) return navigate.replace(returnTo, { query: { signId } });
    if (!(await openings.finish({ kind: 'submitted', value: { signId, isSigned } })))
      navigate.replace('FBC10000');
  };
}

/** Signs a text of another domain: all of it is shown, and exactly that is signed. */
export function FBC21000() {
  const t = messages.use();
  const signId = useQuery().get('signId') ?? '';
  const thisPhone = useThisPhone();
  const load = useLoad(
    async (signal) =>
      idForm.test(signId) ? readRequest({ signId, phone: await thisPhone() }, { signal }) : null,
    [signId],
  );
  const gone = <Gone to="FBC10000" {...t.sign.gone} />;
  return (
    <Screen of={load} instead={{ BCT_NO_REQUEST: gone }}>
      {(request) => (request ? <Asked request={request} reload={load.reload} /> : gone)}
    </Screen>
  );
}

interface AskedProps {
  request: SignRequest;
  reload: () => void;
}

function Asked({ request, reload }: AskedProps) {
  const t = messages.use();
  const { bridge, navigate } = useWallet();
  const leave = useLeave(request.id);
  const { state, certificate } = request;
  if (state !== 'asked')
    return (
      <EmptyState
        title={t.sign.ends[state].title}
        description={t.sign.ends[state].hint}
        picture={state === 'signed' ? 'empty' : 'failed'}
        action={{ label: t.sign.back, action: 'goBack', onClick: () => void leave(state === 'signed') }}
      />
    );
  if (!bridge.isNative) return <AppOnly />;
  if (certificate === 'valid') return <ToSign {...{ request, reload }} />;
  if (certificate === 'young')
    return <EmptyState picture="locked" title={t.none.young} description={t.none.youngHint} />;
  const returnTo = `${window.location.pathname}${window.location.search}`;
  const isLocked = certificate === 'locked';
  return (
    <EmptyState
      picture="locked"
      title={t.sign.needs}
      description={certificate === 'none' ? t.none.note : t.states[certificate]}
      action={{
        label: isLocked ? t.password.reset : t.none.issue,
        action: 'issue',
        onClick: () =>
          navigate.push('FBC11000', { query: { returnTo, ...(isLocked ? { way: 'reset' } : {}) } }),
      }}
    />
  );
}

function ToSign({ request, reload }: AskedProps) {
  const { sign: t } = messages.use();
  const leave = useLeave(request.id);
  const thisPhone = useThisPhone();
  const isFromList = useQuery().get('from') === 'list';
  const print = useLoad(() => fingerprintOf(request.text), [request.text]);
  const [isRead, setRead] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { seconds, start } = useCountdown();
  const isRunning = useRef(false);
  useEffect(() => {
    start(request.seconds);
    isRunning.current = false;
  }, [start, request.seconds]);
  // It ran out while it was read: the service says so.
  useEffect(() => {
    if (seconds === 0 && isRunning.current) reload();
    isRunning.current = seconds > 0;
  }, [seconds, reload]);

  const sign = useAction(
    async (proof: string) => {
      const signed = await signWithWalletCertificate(request.text);
      if (signed.kind === 'failed') return alert({ id: signed.messageId });
      if (signed.kind === 'cancelled') return;
      const { signature, certSerial } = signed;
      const phone = await thisPhone();
      await sendSignature({ signId: request.id, text: request.text, signature, certSerial, proof, phone });
      toast(isFromList ? t.doneHere({ asker: request.asker }) : t.done);
      await leave(true);
    },
    { onRefusal: reload },
  );
  const refuse = useAction(async () => {
    if (!(await confirm({ id: 'refuseSign', text: t.askRefuse, danger: t.refuse }))) return;
    await refuseRequest(request.id);
    await leave(false);
  });
  const holder = useHolderCheck({
    reason: t.reason({ asker: request.asker }),
    hasBiometry: request.hasBiometry,
    onSeen: () => void sign.run(''),
    askPin: () => setAsking(true),
  });
  return (
    <>
      <Lead title={t.asks}>{t.asked({ asker: request.asker })}</Lead>
      <Article title={request.title} note={t.length({ count: request.text.length })} text={request.text} />
      <Section title={t.about}>
        <Stack>
          <KeyValue
            rows={[
              { label: t.asker, value: request.asker },
              { label: t.print, value: print.data ?? '' },
            ]}
          />
          <Countdown seconds={seconds} />
          <Checkbox field="read" label={t.read} checked={isRead} onChange={setRead} />
        </Stack>
      </Section>
      <AskProof
        isOpen={isAsking}
        note={request.title}
        onProof={(proof) => void sign.run(proof)}
        onClose={() => setAsking(false)}
      />
      <MainButton
        action="sign"
        disabled={!isRead}
        isBusy={sign.isRunning || holder.isOpen}
        run={holder.begin}
        beside={
          <Button
            variant="secondary"
            action="refuse"
            isBusy={refuse.isRunning}
            onClick={() => void refuse.run()}
          >
            {t.refuse}
          </Button>
        }
      >
        {t.submit}
      </MainButton>
    </>
  );
}

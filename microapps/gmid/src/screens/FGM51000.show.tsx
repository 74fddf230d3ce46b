import { MainButton, Screen, useAction, useNativeScreen, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  IconTile,
  InlineNotice,
  KeyValue,
  Lead,
  Note,
  PresentedCode,
  QrScanner,
  ResultPage,
  Section,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readRequest, refuseRequest, submit } from '../api/calls.ts';
import { signInAgain } from '../flows/SignInAgain.tsx';
import { type Member, useMember } from '../flows/useMember.ts';
import { useProof } from '../flows/useProof.tsx';
import { useShownCode } from '../flows/useShownCode.ts';
import { messages } from '../messages/index.ts';
import { type Attribute, chosenAtFirst } from '../model/digitalId.ts';
import { Given } from '../parts/Given.tsx';

/** What a code says at a counter. */
const atCounter: readonly Attribute[] = ['name', 'adult'];

type Request = Awaited<ReturnType<typeof readRequest>>;
interface End {
  title: string;
  what: readonly Attribute[];
}
type At = { kind: 'start' | 'scanner' } | { kind: 'asked'; request: Request } | { kind: 'end'; end: End };

/** Shows a code for thirty seconds, or reads a verifier's and says who asks for what, and why. */
export function FGM51000() {
  const load = useMember();
  const [at, setAt] = useState<At>({ kind: 'start' });
  return (
    <Screen
      of={load}
      instead={signInAgain}
      {...(at.kind === 'scanner' || at.kind === 'asked' ? { onBack: () => setAt({ kind: 'start' }) } : {})}
    >
      {(member) => {
        if (at.kind === 'end') return <Ended {...at.end} />;
        const id = member.ids[0];
        if (member.state !== 'valid' || member.isLocked || !id) return <Cannot member={member} />;
        if (at.kind === 'asked')
          return (
            <Consent
              request={at.request}
              hasBiometry={id.hasBiometry}
              onEnd={(end) => setAt(end ? { kind: 'end', end } : { kind: 'start' })}
            />
          );
        return (
          <Start
            isScanning={at.kind === 'scanner'}
            hasBiometry={id.hasBiometry}
            onScanner={(isOpen) => setAt({ kind: isOpen ? 'scanner' : 'start' })}
            onAsked={(request) => setAt({ kind: 'asked', request })}
            onEnd={(end) => setAt({ kind: 'end', end })}
            onClosed={load.reload}
          />
        );
      }}
    </Screen>
  );
}

function Cannot({ member: { state, isLocked } }: { member: Member }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const isOpen = state === 'valid' || state === 'none' || state === 'young';
  return (
    <EmptyState
      picture="locked"
      title={t.show.cannot}
      description={isLocked ? t.manage.locked : isOpen ? t.manage.none : t.said[state]}
      action={{ label: t.show.see, action: 'see', onClick: () => navigate.replace('FGM40000') }}
    />
  );
}

function Ended({ title, what }: End) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <ResultPage
        kind="success"
        title={title}
        rows={[{ label: t.show.got, value: what.map((each) => t.attributes[each]).join(', ') }]}
      />
      <MainButton action="finish" run={() => navigate.replace('FGM40000')}>
        {t.show.finish}
      </MainButton>
    </>
  );
}

interface StartProps {
  isScanning: boolean;
  hasBiometry: boolean;
  onScanner: (isOpen: boolean) => void;
  onAsked: (request: Request) => void;
  onEnd: (end: End) => void;
  onClosed: () => void;
}

function Start({ isScanning, hasBiometry, onScanner, onAsked, onEnd, onClosed }: StartProps) {
  const { show: t } = messages.use();
  const { bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  const [problem, setProblem] = useState<'unread' | 'denied' | null>(null);
  const [round, setRound] = useState(0);
  const { code, make } = useShownCode({
    onRead: ({ reader, what }) => onEnd({ title: t.read({ reader }), what }),
    onClosed: (isMoved) => {
      toast(isMoved ? t.moved : t.stopped);
      onClosed();
    },
  });
  const proof = useProof({ purpose: 'show', hasBiometry, onProof: make.run });
  const ask = useAction(async (text: string) => {
    setProblem(null);
    if (!text.startsWith('GMIDV.')) {
      setRound((count) => count + 1);
      return setProblem('unread');
    }
    onAsked(await readRequest(text));
  });
  async function scan() {
    if (!bridge.canOpen('qrScan').ok) return onScanner(true);
    const ending = await scanner.open({ formats: ['qr'] });
    if (ending.kind === 'answer') return void ask.run(ending.value.text);
    if (ending.kind === 'absent') return onScanner(true);
    if (ending.kind !== 'left') setProblem(ending.kind === 'denied' ? 'denied' : 'unread');
  }
  const said = problem && <InlineNotice tone="danger">{t[problem]}</InlineNotice>;
  if (isScanning)
    return (
      <>
        {said}
        <QrScanner key={round} onCode={(text) => void ask.run(text)} />
      </>
    );
  if (code)
    return (
      <>
        {proof.sheet}
        <PresentedCode
          code={{ qr: code.text, id: code.text, seconds: code.seconds }}
          labels={{ qr: t.qr }}
          hint={t.hint}
          onRenew={() => proof.ask()}
        />
      </>
    );
  return (
    <Stack>
      {proof.sheet}
      <IconTile picture="gmid" size="large" />
      <Lead title={t.lead}>{t.note}</Lead>
      <Given title={t.given} what={atCounter} />
      {said}
      <MainButton
        action="showCode"
        isBusy={make.isRunning || proof.isRunning}
        run={() => proof.ask()}
        beside={
          <Button variant="secondary" action="scan" isBusy={ask.isRunning} onClick={() => void scan()}>
            {t.scan}
          </Button>
        }
      >
        {t.code}
      </MainButton>
    </Stack>
  );
}

interface ConsentProps {
  request: Request;
  hasBiometry: boolean;
  onEnd: (end: End | null) => void;
}

function Consent({ request: { id, asker, purpose, asked }, hasBiometry, onEnd }: ConsentProps) {
  const t = messages.use();
  const [chosen, setChosen] = useState(() => chosenAtFirst(asked));
  const send = useAction(
    async (proof: string) => {
      await submit({ id, what: chosen, proof });
      onEnd({ title: t.show.sent({ asker }), what: chosen });
    },
    { on: { GMID_REQUEST: () => onEnd(null) } },
  );
  const proof = useProof({ purpose: 'send', hasBiometry, onProof: send.run });
  const refuse = useAction(async () => {
    await refuseRequest(id);
    toast(t.show.refused);
    onEnd(null);
  });
  const boxes = (isMust: boolean) =>
    asked
      .filter((one) => one.isMust === isMust)
      .map(({ attribute }) => (
        <Checkbox
          key={attribute}
          field={attribute}
          label={attribute === 'adult' ? `${t.attributes.adult} (${t.answerOnly})` : t.attributes[attribute]}
          checked={chosen.includes(attribute)}
          disabled={isMust}
          onChange={(isOn) =>
            setChosen((now) => (isOn ? [...now, attribute] : now.filter((each) => each !== attribute)))
          }
        />
      ));
  const may = boxes(false);
  return (
    <Stack>
      {proof.sheet}
      <IconTile picture="place" size="large" />
      <Lead title={t.show.asks({ asker })} />
      <Card tone="soft">
        <KeyValue rows={[{ label: t.show.purpose, value: purpose }]} />
      </Card>
      <Section title={t.show.must}>{boxes(true)}</Section>
      {may.length > 0 && <Section title={t.show.may}>{may}</Section>}
      {asked.some(({ isOver }) => isOver) && <InlineNotice tone="warning">{t.show.over}</InlineNotice>}
      <Note>{t.legal}</Note>
      <MainButton
        action="send"
        isBusy={send.isRunning || proof.isRunning}
        run={() => proof.ask()}
        beside={
          <Button variant="secondary" action="refuse" onClick={() => void refuse.run()}>
            {t.show.refuse}
          </Button>
        }
      >
        {t.show.send}
      </MainButton>
    </Stack>
  );
}

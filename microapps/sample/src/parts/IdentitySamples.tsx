import { AskPin, DocumentScan, FaceCheck, NewPin, OwnPhone, PortraitPhoto, ScanPose } from '@wallet/kit/app';
import type { CredentialState, FaceProblem, PinVerdict } from '@wallet/kit/identity';
import { faceProblems } from '@wallet/kit/identity';
import { Button, Chips, CredentialCard, LiveMark, toast, useIdentityWords } from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

const states = ['valid', 'due', 'pending', 'suspended', 'expired', 'revoked'] as const;
/** A grey head and shoulders. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 108"%3E%3Cpath fill="%23cfc9bd" d="M0 0h84v108H0z"/%3E%3Ccircle cx="42" cy="42" r="20" fill="%238d867a"/%3E%3Cpath d="M8 108c0-24 14-38 34-38s34 14 34 38z" fill="%238d867a"/%3E%3C/svg%3E';

/** Who somebody is: a card, a face, a document, a secret number. */
export function IdentitySamples() {
  const { identity: t } = messages.use().gallery;
  const { card: words, pin } = useIdentityWords();
  const [state, setState] = useState<CredentialState>('valid');
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const left = useRef(5);
  const next = useRef(0);
  const done = () => toast(t.done);

  async function check(): Promise<PinVerdict> {
    left.current -= 1;
    if (left.current > 0) return { kind: 'wrong', left: left.current };
    left.current = 5;
    return { kind: 'locked' };
  }
  async function look(): Promise<FaceProblem | null> {
    next.current += 1;
    return faceProblems[(next.current - 1) % faceProblems.length] ?? null;
  }

  return (
    <>
      <Sample title={t.card} of={['CredentialCard', 'LiveMark']}>
        <LiveMark />
        <Chips
          legend={t.state}
          options={states.map((value) => ({ value, label: words.states[value] }))}
          value={state}
          onChange={setState}
        />
        <CredentialCard
          title={t.credential}
          issuer={t.issuer}
          name={t.name}
          otherName="PARK JIHUN"
          number="18-****-07"
          photo={photo}
          facts={[{ label: t.passed, value: '2023.05.20' }]}
          state={state}
        />
        <CredentialCard
          picture="license"
          title={t.credential}
          issuer={t.issuer}
          name={t.name}
          state={state}
          open={t.show}
          isMain
          onOpen={done}
        />
      </Sample>
      <Sample title={t.face} of={['FaceCheck']} door="app">
        <FaceCheck isInline purpose="sample" check={look} onGood={done} onOtherWay={done} />
      </Sample>
      <Sample title={t.portrait} of={['PortraitPhoto']} door="app">
        <PortraitPhoto
          plan={{ width: 450, height: 600, look: 'card' }}
          lead={t.portraitLead}
          hint={t.portraitHint}
          rules={[]}
          send={async () => done()}
        />
      </Sample>
      <Sample title={t.document} of={['DocumentScan', 'ScanPose']} door="app">
        <ScanPose of="chip" />
        <DocumentScan isInline screen="idCardScan" params={{ kind: '10' }} onScan={done} />
      </Sample>
      <Sample title={t.pin} of={['NewPin', 'AskPin']} door="app">
        <Button full variant="secondary" onClick={() => setChoosing(true)}>
          {t.choose}
        </Button>
        <Button full variant="secondary" onClick={() => setAsking(true)}>
          {t.ask}
        </Button>
        <NewPin
          isOpen={isChoosing}
          words={pin}
          onDone={() => {
            setChoosing(false);
            done();
          }}
          onClose={() => setChoosing(false)}
        />
        <AskPin
          isOpen={isAsking}
          title={t.pin}
          check={check}
          onGood={done}
          onReset={() => setChoosing(true)}
          onClose={() => setAsking(false)}
        />
      </Sample>
      <Sample title={t.phone} of={['OwnPhone']} door="app">
        <OwnPhone
          send={async () => ({ id: 'sample', seconds: 180 })}
          check={async () => true}
          onChecked={done}
        />
      </Sample>
    </>
  );
}

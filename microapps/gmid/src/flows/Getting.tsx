import {
  AgreeToTerms,
  ChooseNumber,
  DocumentScan,
  FaceCheck,
  MainButton,
  OwnPhone,
  Part,
  useAction,
  useLoad,
  useWallet,
} from '@wallet/kit/app';
import { Card, confirm, IconTile, KeyValue, Lead, ProgressSteps, Stack } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import {
  agreeTerms,
  checkFace,
  endPhone,
  issue,
  joinMember,
  readOtherDevice,
  readTerms,
  registerDevice,
  sendPhoneCode,
  TERMS_CLASS,
} from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { useDocumentFace } from '../state/documentFace.ts';
import { DocumentStep } from './DocumentStep.tsx';
import type { Member } from './useMember.ts';

interface StepProps {
  member: Member;
  /** the service knows how far it is: it is read again */
  onDone: () => unknown;
}

/** The way to an ID, at the step where the service says that it stands (1 to 6 of 7). */
export function Getting({ member, onDone, onIssued }: StepProps & { onIssued: () => unknown }) {
  const { get: t } = messages.use();
  const { step } = member;
  const steps: readonly (() => ReactNode)[] = [
    () => <TermsStep onDone={onDone} />,
    () => (
      <OwnPhone
        title={t.phone}
        send={() => sendPhoneCode()}
        onChecked={async (id) => {
          await endPhone(id);
          onDone();
        }}
      />
    ),
    () => <DocumentStep onDone={onDone} />,
    () => <DeviceStep onDone={onDone} />,
    () => <FaceStep member={member} onDone={onDone} />,
    () => <PinStep member={member} onIssued={onIssued} />,
  ];
  return (
    <>
      <ProgressSteps current={step} total={t.steps.length} label={t.steps[step - 1] ?? ''} />
      {steps[step - 1]?.()}
    </>
  );
}

function TermsStep({ onDone }: Pick<StepProps, 'onDone'>) {
  const { get: t } = messages.use();
  const load = useLoad(readTerms, { termsClass: TERMS_CLASS });
  return (
    <Part of={load}>
      {(terms) => (
        <AgreeToTerms
          picture="gmid"
          title={t.terms}
          note={t.termsNote}
          terms={terms}
          submit={t.agree}
          onAgree={async (agreed) => {
            await agreeTerms(agreed);
            onDone();
          }}
        />
      )}
    </Part>
  );
}

function DeviceStep({ onDone }: Pick<StepProps, 'onDone'>) {
  const { get: t } = messages.use();
  const { bridge } = useWallet();
  const load = useLoad((signal) => readOtherDevice(undefined, { signal }), []);
  const name = bridge.host?.phoneModel ?? '';
  const register = useAction(async (other: string) => {
    const isMove = other !== '';
    if (isMove && !(await confirm({ id: 'moveDigitalId', text: t.move, confirmLabel: t.moveYes }))) return;
    await registerDevice({ name, isMove });
    onDone();
  });
  return (
    <Part of={load}>
      {(other) => (
        <>
          <Stack>
            <IconTile picture="phonecheck" size="large" />
            <Lead title={t.device}>{t.deviceNote}</Lead>
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.deviceName, value: name },
                  ...(other ? [{ label: t.otherName, value: other }] : []),
                ]}
              />
            </Card>
          </Stack>
          <MainButton isBusy={register.isRunning} run={() => register.run(other)}>
            {t.keep}
          </MainButton>
        </>
      )}
    </Part>
  );
}

function FaceStep({ member: { traceId, documentKind }, onDone }: StepProps) {
  const { get: t } = messages.use();
  const { navigate } = useWallet();
  const face = useDocumentFace();
  if (face.image === '')
    return (
      <>
        <Lead title={t.again}>{t.againNote}</Lead>
        <DocumentScan
          screen="idCardScan"
          params={{ kind: documentKind }}
          onScan={({ faceImage }) => face.keep(faceImage)}
        />
      </>
    );
  return (
    <FaceCheck
      purpose="digitalId"
      check={(image) => checkFace({ traceId, documentKind, image, documentFace: face.image })}
      onGood={() => {
        face.forget();
        onDone();
      }}
      onOtherWay={() => navigate.push('FGMInfoPage')}
    />
  );
}

function PinStep({ member: { traceId }, onIssued }: Pick<StepProps, 'member'> & { onIssued: () => unknown }) {
  const { get: t } = messages.use();
  return (
    <ChooseNumber
      words={{ ...t, question: t.pin, rules: t.pinRules }}
      onChosen={async (number) => {
        await joinMember();
        await issue({ traceId, ...number });
        onIssued();
      }}
    />
  );
}

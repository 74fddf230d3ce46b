import { FaceCheck, Screen } from '@wallet/kit/app';
import { faceCodes } from '@wallet/kit/identity';
import { Chips, KeyValue, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { useRegister } from '../flows/useRegister.ts';
import { messages } from '../messages/index.ts';

const codes = ['', ...Object.keys(faceCodes)];

/** Each code of the face check; the service refuses a picture that begins with one. */
function Test3() {
  const { test: t } = messages.use();
  const register = useRegister();
  const [code, setCode] = useState('');
  const [trace] = useState(() => crypto.randomUUID());
  const [result, setResult] = useState('');
  return (
    <Screen>
      <Section title={t.code}>
        <Chips
          legend={t.code}
          options={codes.map((value) => ({ value, label: value || t.good }))}
          value={code}
          onChange={setCode}
        />
      </Section>
      <FaceCheck
        key={code}
        purpose="smartPass"
        check={async (image) => {
          const registration = { relationship: 'self', traceId: trace, chipFace: image } as const;
          const { problem, passId } = await register(registration, code || image);
          setResult(problem ?? passId ?? '');
          return problem ?? null;
        }}
        onGood={() => {}}
        onOtherWay={() => setCode('')}
      />
      <Section title={t.result}>
        <KeyValue
          rows={[
            { label: t.trace, value: trace },
            { label: t.result, value: result || t.none },
          ]}
        />
      </Section>
    </Screen>
  );
}

export { Test3 as smpstest3 };

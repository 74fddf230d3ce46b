import { DocumentScan, Screen } from '@wallet/kit/app';
import { KeyValue, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { scanKeys } from '../flows/PassportSteps.tsx';
import { messages } from '../messages/index.ts';

/** What a passport scan gives for each of its four keys. */
function Test1() {
  const { test: t } = messages.use();
  const [found, setFound] = useState<Readonly<Record<string, unknown>> | null>(null);
  return (
    <Screen>
      <DocumentScan screen="passportScan" params={{ keys: scanKeys }} onScan={setFound} />
      {found && (
        <Section title={t.keys}>
          <KeyValue
            rows={scanKeys.map((key) => {
              const text = JSON.stringify(found[key]) ?? '';
              return {
                label: key,
                value: key === 'OCR' || text === '' ? text || t.none : t.size({ size: text.length }),
              };
            })}
          />
        </Section>
      )}
    </Screen>
  );
}

export { Test1 as smpstest1 };

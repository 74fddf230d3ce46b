import {
  AgreementList,
  Checkbox,
  Chips,
  IconTile,
  RadioGroup,
  Stepper,
  Switch,
  Tabs,
  TermsDialog,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

type Kind = 'day' | 'night' | 'late';
const kinds: readonly Kind[] = ['day', 'night', 'late'];

/** What is ticked, chosen, counted and agreed to. */
export function ChoiceSamples() {
  const { choices: t } = messages.use().gallery;
  const [isOn, setOn] = useState(true);
  const [kind, setKind] = useState<Kind>('day');
  const [some, setSome] = useState<Kind[]>(['day']);
  const [count, setCount] = useState(2);
  const [agreed, setAgreed] = useState<Record<string, boolean>>({ service: true });
  const [openTerm, setOpenTerm] = useState<string | null>(null);
  const options = kinds.map((value) => ({ value, label: t.kinds[value] }));
  const items = (['service', 'privacy', 'news'] as const).map((id) => ({
    id,
    title: t.terms[id],
    mandatory: id !== 'news',
  }));
  return (
    <>
      <Sample title={t.checkboxes} of={['Checkbox', 'Switch']}>
        <Checkbox field="sampleTick" label={t.tick} hint={t.tickHint} checked={isOn} onChange={setOn} />
        <Checkbox
          field="sampleTickWrong"
          label={t.tickRequired}
          checked={false}
          onChange={setOn}
          problem={{ id: 'required' }}
        />
        <Checkbox field="sampleTickOff" label={t.disabled} checked disabled onChange={setOn} />
        <Checkbox
          field="sampleTickRow"
          leading={<IconTile picture="edoc" />}
          label={t.switch}
          description={t.switchHint}
          trailing="4,500"
          checked={isOn}
          onChange={setOn}
        />
        <Switch
          field="sampleSwitch"
          label={t.switch}
          description={t.switchHint}
          checked={isOn}
          onChange={setOn}
        />
        <Switch field="sampleSwitchOff" label={t.disabled} checked={false} disabled onChange={setOn} />
      </Sample>
      <Sample title={t.radios} of={['RadioGroup']}>
        <RadioGroup
          field="sampleKind"
          legend={t.kind}
          options={options.map((option) =>
            option.value === 'late'
              ? { ...option, disabled: true, description: t.soldOut }
              : { ...option, description: t.kindHint },
          )}
          value={kind}
          onChange={setKind}
        />
        <RadioGroup
          field="sampleKindWrong"
          legend={t.kindRequired}
          options={options}
          value=""
          onChange={setKind}
          problem={{ id: 'chooseOne' }}
        />
      </Sample>
      <Sample title={t.chips} of={['Chips']}>
        <div className={styles.stack}>
          <Chips legend={t.one} options={options} value={kind} onChange={setKind} />
          <Chips multiple legend={t.several} options={options} value={some} onChange={setSome} />
        </div>
      </Sample>
      <Sample title={t.stepper} of={['Stepper']}>
        <Stepper
          field="sampleCount"
          label={t.people}
          unit={t.peopleUnit}
          value={count}
          min={1}
          max={4}
          onChange={setCount}
        />
      </Sample>
      <Sample title={t.tabs} of={['Tabs']}>
        <Tabs label={t.tabs} tabs={options} value={kind} onChange={setKind}>
          <p>{t.tabText({ name: t.kinds[kind] })}</p>
        </Tabs>
      </Sample>
      <Sample title={t.agreements} of={['AgreementList', 'TermsDialog']}>
        <AgreementList items={items} value={agreed} onChange={setAgreed} onOpen={setOpenTerm} />
        <TermsDialog
          isOpen={openTerm !== null}
          title={items.find(({ id }) => id === openTerm)?.title ?? ''}
          text={t.termText}
          onAgree={() => {
            if (openTerm !== null) setAgreed({ ...agreed, [openTerm]: true });
            setOpenTerm(null);
          }}
          onClose={() => setOpenTerm(null)}
        />
      </Sample>
    </>
  );
}

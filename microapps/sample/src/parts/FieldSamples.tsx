import {
  AmountField,
  FieldButton,
  IconTile,
  List,
  ListItem,
  PasswordField,
  ResidentNumberField,
  Sheet,
  SheetSelect,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

/** Fields to type into, in every state. */
export function FieldSamples() {
  const { fields: t } = messages.use().gallery;
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<string>(t.filledValue);
  const [wrong, setWrong] = useState('a@b');
  const [amount, setAmount] = useState<number | null>(50_000);
  const [dollars, setDollars] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const [mobile, setMobile] = useState('010555512');
  const [birth, setBirth] = useState('900215');
  const [kind, setKind] = useState('2');
  const [region, setRegion] = useState<'' | 'seoul' | 'busan' | 'jeju'>('');
  const [isOpen, setOpen] = useState(false);
  const options = (['seoul', 'busan', 'jeju'] as const).map((value) => ({ value, title: t.regions[value] }));
  return (
    <>
      <Sample title={t.title} of={['TextField']}>
        <TextField
          field="sampleEmpty"
          label={t.empty}
          hint={t.hint}
          placeholder={t.placeholder}
          value={text}
          onChange={setText}
        />
        <TextField
          field="sampleFilled"
          label={t.filled}
          suffix={t.suffix}
          required
          value={filled}
          onChange={setFilled}
        />
        <TextField
          field="sampleWrong"
          label={t.wrong}
          type="email"
          value={wrong}
          onChange={setWrong}
          problem={{ id: 'invalidEmail' }}
        />
        <TextField kind="phone" field="sampleMobile" label={t.mobile} value={mobile} onChange={setMobile} />
        <TextField field="sampleReadOnly" label={t.readOnly} value={filled} onChange={setFilled} readOnly />
        <TextField field="sampleDisabled" label={t.disabled} value={filled} onChange={setFilled} disabled />
        <TextField
          field="sampleNote"
          label={t.note}
          rows={3}
          maxLength={200}
          value={note}
          onChange={setNote}
        />
      </Sample>
      <Sample title={t.amounts} of={['AmountField']}>
        <AmountField
          field="sampleAmount"
          label={t.amount}
          hint={t.amountHint}
          min={1_000}
          max={1_000_000}
          quickAmounts={[10_000, 50_000, 100_000]}
          value={amount}
          onChange={setAmount}
        />
        <AmountField
          field="sampleDollars"
          label={t.dollars}
          unit="USD"
          decimals={2}
          value={dollars}
          onChange={setDollars}
          problem={dollars === null ? { id: 'required' } : null}
        />
        <AmountField
          field="sampleAmountRead"
          label={t.readOnly}
          value={amount}
          onChange={setAmount}
          readOnly
        />
      </Sample>
      <Sample title={t.passwords} of={['PasswordField']}>
        <PasswordField
          field="samplePassword"
          label={t.password}
          rules={[
            { text: t.rules.length, isMet: (text) => text.length >= 8 },
            { text: t.rules.both, isMet: (text) => /[a-z]/i.test(text) && /\d/.test(text) },
            { text: t.rules.twice, isMet: (text) => text !== '' && !/(.)\1\1/.test(text) },
          ]}
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          field="samplePasswordWrong"
          label={t.passwordAgain}
          autoComplete="off"
          value={password}
          onChange={setPassword}
          problem={{ id: 'minLength', params: { min: 8 } }}
        />
      </Sample>
      <Sample title={t.resident} of={['ResidentNumberField']}>
        <ResidentNumberField
          birth={{ field: 'sampleBirth', value: birth, onChange: setBirth }}
          kind={{ field: 'sampleKind', value: kind, onChange: setKind }}
        />
      </Sample>
      <Sample title={t.selects} of={['SheetSelect', 'FieldButton']}>
        <SheetSelect
          field="sampleRegion"
          label={t.region}
          options={options}
          value={region}
          onChange={setRegion}
        />
        <SheetSelect
          field="sampleRegionWrong"
          label={t.regionRequired}
          options={options}
          value={region}
          onChange={setRegion}
          problem={region === '' ? { id: 'chooseOne' } : null}
        />
        <SheetSelect
          field="sampleRegionRow"
          label={t.regionRow}
          options={options}
          value={region === '' ? 'seoul' : region}
          onChange={setRegion}
          item={{ leading: <IconTile picture="forest" />, description: t.regionRow }}
        />
        <FieldButton
          field="sampleRegionOwn"
          label={t.regionOwn}
          icon="search"
          chosen={region && t.regions[region]}
          onOpen={() => setOpen(true)}
        >
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t.regionOwn}>
            <List label={t.regionOwn}>
              {options.map(({ value, title }) => (
                <ListItem
                  key={value}
                  title={title}
                  onClick={() => {
                    setRegion(value);
                    setOpen(false);
                  }}
                />
              ))}
            </List>
          </Sheet>
        </FieldButton>
      </Sample>
    </>
  );
}

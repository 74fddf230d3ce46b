import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { matches, maxLength, required } from '@wallet/kit/forms';
import { BottomBar, Button, TextField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type JoinDraft, joinProgress } from '../model/membership.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { useAutosave } from '../state/useAutosave.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01006() {
  const t = messages.use();
  const { of, save } = useJoinStep('address');
  if (of.data) return <Address draft={of.data} save={save} />;
  return (
    <Screen title={t.address.title} of={of} step={joinProgress('address')}>
      {() => <Nothing kind="join" to="FTR01001" />}
    </Screen>
  );
}

interface AddressProps {
  draft: JoinDraft;
  save: (draft: JoinDraft) => Promise<void>;
}

function Address({ draft, save }: AddressProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { postcode, address, addressDetail } = draft;
  const form = useForm({
    initial: { postcode, address, addressDetail },
    rules: {
      postcode: [required(), matches(/^\d{5}$/, 'invalidFormat')],
      address: [required(), maxLength(100)],
      addressDetail: maxLength(100),
    },
  });
  useAutosave(form.values, (values) => save({ ...draft, ...values }));
  const next = useAction(async () => {
    await save({ ...draft, ...form.values });
    navigate.push('FTR01007');
  });
  const footer = (
    <BottomBar>
      <Button type="submit" form="address" action="submit" isBusy={next.isRunning}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.address.title} step={joinProgress('address')} footer={footer}>
      <form id="address" noValidate onSubmit={form.submit(() => void next.run())}>
        <TextField
          {...form.field('postcode')}
          label={t.member.postcode}
          hint={t.address.postcodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
        <TextField
          {...form.field('address')}
          label={t.member.address}
          autoComplete="street-address"
          maxLength={100}
          required
        />
        <TextField {...form.field('addressDetail')} label={t.member.addressDetail} maxLength={100} />
      </form>
    </Screen>
  );
}

import { Screen, useWallet } from '@wallet/kit/app';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { alert, BottomBar, Button, TextField, toast, useForm } from '@wallet/kit/ui';
import { isIdFree } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { idPattern, type JoinDraft, joinProgress, passwordPattern } from '../model/membership.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useForestAction } from '../parts/useForestAction.ts';
import { joinPassword } from '../state/joinPassword.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01005() {
  const t = messages.use();
  const { of, save } = useJoinStep('account');
  if (of.data) return <Account draft={of.data} save={save} />;
  return (
    <Screen title={t.account.title} of={of} step={joinProgress('account')}>
      {() => <Nothing kind="join" to="FTR01001" />}
    </Screen>
  );
}

interface AccountProps {
  draft: JoinDraft;
  save: (draft: JoinDraft) => Promise<void>;
}

function Account({ draft, save }: AccountProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({
    initial: { id: draft.id, password: '', passwordAgain: '' },
    rules: {
      id: [required(), matches(idPattern, 'invalidFormat')],
      password: [required(), matches(passwordPattern, 'invalidFormat')],
      passwordAgain: [required(), sameAsField('password')],
    },
  });
  const { id, password } = form.values;

  async function tellTaken() {
    await alert({ id: 'idTaken', text: t.refusals.idTaken });
  }
  const checkId = useForestAction(async () => {
    if (!idPattern.test(id)) return alert({ id: 'invalidId', text: t.account.idHint });
    if (await isIdFree(id)) toast(t.account.idFree);
    else await tellTaken();
  });
  const next = useForestAction(async () => {
    if (!(await isIdFree(id))) return tellTaken();
    joinPassword.value = password;
    await save({ ...draft, id });
    navigate.push('FTR01006');
  });

  const footer = (
    <BottomBar>
      <Button type="submit" form="account" action="submit" isBusy={next.isRunning}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.account.title} step={joinProgress('account')} footer={footer}>
      <form id="account" noValidate onSubmit={form.submit(() => void next.run())}>
        <TextField
          {...form.field('id')}
          label={t.account.id}
          hint={t.account.idHint}
          autoComplete="username"
          maxLength={20}
          required
        />
        <div className={text.row}>
          <Button
            variant="secondary"
            size="small"
            action="checkId"
            isBusy={checkId.isRunning}
            onClick={() => void checkId.run()}
          >
            {t.account.checkId}
          </Button>
        </div>
        <NewPasswordFields
          form={form}
          labels={{ password: t.account.password, again: t.account.passwordAgain }}
        />
      </form>
    </Screen>
  );
}

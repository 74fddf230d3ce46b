import { Form, MainButton, Screen, useAction } from '@wallet/kit/app';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { Button, Lead, TextField, toast, useForm } from '@wallet/kit/ui';
import { isIdFree } from '../api/memberCalls.ts';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';
import { idPattern, passwordPattern } from '../model/membership.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { joinPassword } from '../state/joinPassword.ts';

export const FTR01005 = joining.step({ needs: known.account }, function Account({ draft, goOn }) {
  const t = messages.use();
  const form = useForm({
    initial: { id: draft.id, password: '', passwordAgain: '' },
    rules: {
      id: [required(), matches(idPattern, 'invalidFormat')],
      password: [required(), matches(passwordPattern, 'invalidFormat')],
      passwordAgain: [required(), sameAsField('password')],
    },
  });
  const { id, password } = form.values;

  const tellTaken = () => form.setProblem('id', { id: 'idTaken' });
  const checkId = useAction(async () => {
    if (!idPattern.test(id)) return form.setProblem('id', { id: 'invalidFormat' });
    if (await isIdFree(id)) toast(t.account.idFree);
    else tellTaken();
  });
  const next = useAction(async () => {
    if (!(await isIdFree(id))) return tellTaken();
    joinPassword.value = password;
    await goOn('FTR01006', { id });
  });
  return (
    <Screen>
      <Form form={form} run={() => next.run()}>
        <Lead title={t.account.ask} />
        <TextField
          {...form.field('id')}
          {...(form.problems.id?.id === 'idTaken' && { problemMessage: t.refusals.idTaken })}
          label={t.account.id}
          hint={t.account.idHint}
          autoComplete="username"
          maxLength={20}
          required
          suffix={
            <Button
              variant="text"
              size="small"
              action="checkId"
              isBusy={checkId.isRunning}
              onClick={() => void checkId.run()}
            >
              {t.account.checkId}
            </Button>
          }
        />
        <NewPasswordFields
          form={form}
          labels={{ password: t.account.password, again: t.account.passwordAgain }}
        />
        <MainButton isBusy={next.isRunning}>{t.next}</MainButton>
      </Form>
    </Screen>
  );
});

import { Form, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { matches, maxLength, required } from '@wallet/kit/forms';
import { alert, Stack, TextField, useForm } from '@wallet/kit/ui';
import { joinPayment } from '../api/userCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import { englishNamePattern, fullEnglishName, shapeEnglishName } from '../model/englishName.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { useService } from '../parts/useService.ts';

const rules = [required(), matches(englishNamePattern, 'invalidEnglishName'), maxLength(20)];

/** The name as the passport has it, and the joining itself; no user without an English name (UBFR0072). */
export function JoinName() {
  const { join: t } = useService();
  const { navigate, renewMembership } = useWallet();
  const form = useForm({
    initial: { surname: '', givenName: '' },
    rules: { surname: rules, givenName: rules },
  });
  const join = useAction(
    async (name: typeof form.values) => {
      if (!(await joinPayment({ englishName: fullEnglishName(name) }))) {
        await alert({ id: 'requestFailed' });
        return;
      }
      renewMembership();
      navigate.replace('FGP21300');
    },
    { lostWords: uncertain },
  );
  const field = (name: 'surname' | 'givenName') => {
    const binding = form.field(name);
    return {
      ...binding,
      label: t[name],
      hint: t[`${name}Hint`],
      shape: shapeEnglishName,
      maxLength: 20,
      required: true,
      ...(binding.problem?.id === 'invalidEnglishName' ? { problemMessage: t.format } : {}),
    };
  };
  return (
    <Form form={form} run={(name) => void join.run(name)}>
      <Stack>
        <div>
          <ServiceLead title={t.nameLead}>{t.nameText}</ServiceLead>
        </div>
        <TextField {...field('surname')} placeholder="KIM" autoComplete="family-name" enterKeyHint="next" />
        <TextField
          {...field('givenName')}
          placeholder="HANEUL"
          autoComplete="given-name"
          enterKeyHint="done"
        />
        <MainButton isBusy={join.isRunning}>{t.submit}</MainButton>
      </Stack>
    </Form>
  );
}

import { encryptField } from '@wallet/kit/api';
import { Form, MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { Bullets, Card, confirm, Lead, PasswordField, Section, toast, useForm } from '@wallet/kit/ui';
import { leaveForest } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';

export function FTR01012() {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({ initial: { password: '' }, rules: { password: required() } });
  const toMembership = () => navigate.replace('FTR01001');
  const leave = useAction(
    async ({ password }: typeof form.values) => {
      if (!(await confirm({ id: 'leaveMembership', text: t.leave.ask, danger: t.leave.submit }))) return;
      await leaveForest(await encryptField(password));
      form.reset();
      toast(t.leave.done);
      toMembership();
    },
    { on: { FTR_NOT_MEMBER: toMembership } },
  );
  return (
    <Screen>
      <Form form={form} run={leave}>
        <Lead title={t.leave.ask}>{t.leave.lead}</Lead>
        <Card tone="soft">
          <Section title={t.leave.losesTitle}>
            <Bullets texts={t.leave.loses} />
          </Section>
        </Card>
        <PasswordField
          {...form.field('password')}
          label={t.account.password}
          autoComplete="current-password"
          maxLength={20}
          required
        />
        <MainButton variant="danger">{t.leave.submit}</MainButton>
      </Form>
    </Screen>
  );
}

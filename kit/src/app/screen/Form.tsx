import { type ReactNode, useId } from 'react';
import type { Form as FormState } from '../../ui/index.ts';
import type { Action } from '../useAction.ts';
import { FormContext } from './formContext.ts';

interface FormProps<V> {
  /** from `useForm` */
  form: FormState<V>;
  /** what is done with the values once all of them are right */
  run: Action<[V], unknown> | ((values: V) => unknown);
  children: ReactNode;
}

/** The fields of a form and what happens with them; a {@link MainButton} among them submits it, and looks off until it can. */
export function Form<V>({ form, run, children }: FormProps<V>) {
  const id = useId();
  const start = typeof run === 'object' ? run.run : run;
  return (
    <FormContext value={{ id, isReady: form.isReady, isBusy: typeof run === 'object' && run.isRunning }}>
      <form id={id} noValidate onSubmit={form.submit((values) => void start(values))}>
        {children}
      </form>
    </FormContext>
  );
}

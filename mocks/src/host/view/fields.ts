import { element } from './element.ts';

interface FieldOptions<T> {
  host: string;
  label: string;
  value: T;
  onChange(value: T): void;
}

let count = 0;

function labelled(label: string, control: HTMLElement, after?: HTMLElement): HTMLElement {
  count += 1;
  control.id = `field-${count}`;
  const row = element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
  if (after) row.append(after);
  return row;
}

export interface Option {
  value: string;
  label: string;
}

/** A choice among options that can change while the panel is open. */
export function selectField({
  options,
  ...field
}: FieldOptions<string> & { options: readonly Option[] }): HTMLElement & {
  fill(next: readonly Option[]): void;
} {
  const control = element('select', { 'data-host': field.host });
  function fill(next: readonly Option[], value = control.value) {
    control.replaceChildren(
      ...next.map((option) => element('option', { value: option.value }, option.label)),
    );
    control.value = value;
  }
  fill(options, field.value);
  control.addEventListener('change', () => field.onChange(control.value));
  return Object.assign(labelled(field.label, control), { fill });
}

export function textField({
  suggestions,
  ...field
}: FieldOptions<string> & { suggestions?: readonly string[] }): HTMLElement {
  const control = element('input', { type: 'text', 'data-host': field.host, spellcheck: 'false' });
  control.value = field.value;
  control.addEventListener('change', () => field.onChange(control.value.trim()));
  const row = labelled(field.label, control);
  if (suggestions) {
    const list = element('datalist', { id: `${control.id}-list` });
    list.append(...suggestions.map((value) => element('option', { value })));
    control.setAttribute('list', list.id);
    row.append(list);
  }
  return row;
}

export function numberField({ step, ...field }: FieldOptions<number> & { step: string }): HTMLElement {
  const control = element('input', { type: 'number', 'data-host': field.host, step });
  control.value = String(field.value);
  control.addEventListener('change', () => {
    if (control.value !== '' && Number.isFinite(control.valueAsNumber)) field.onChange(control.valueAsNumber);
  });
  return labelled(field.label, control);
}

export function rangeField({
  max,
  step,
  unit,
  ...field
}: FieldOptions<number> & { max: number; step: number; unit: string }): HTMLElement {
  const control = element('input', {
    type: 'range',
    'data-host': field.host,
    min: '0',
    max: String(max),
    step: String(step),
  });
  const shown = element('output', {});
  control.value = String(field.value);
  function show() {
    shown.textContent = `${control.value} ${unit}`;
  }
  show();
  control.addEventListener('input', () => {
    show();
    field.onChange(control.valueAsNumber);
  });
  return labelled(field.label, control, shown);
}

export function checkField(field: FieldOptions<boolean>): HTMLElement {
  const control = element('input', { type: 'checkbox', 'data-host': field.host });
  control.checked = field.value;
  control.addEventListener('change', () => field.onChange(control.checked));
  return element('label', { class: 'check' }, control, element('span', {}, field.label));
}

/** Buttons side by side. */
export function row(...children: HTMLElement[]): HTMLElement {
  return element('div', { class: 'row' }, ...children);
}

/** A part of the panel; open or closed as it was left. */
export function section(title: string, isOpen: boolean, ...children: HTMLElement[]): HTMLElement {
  return element(
    'details',
    { open: isOpen, class: 'section' },
    element('summary', {}, element('h2', {}, title)),
    element('div', { class: 'sectionBody' }, ...children),
  );
}

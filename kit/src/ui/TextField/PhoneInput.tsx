import type { ComponentProps } from 'react';
import { usePhoneText } from './usePhoneText.ts';

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** figures alone */
  value: string;
  onChange: (value: string) => void;
}

/** The input of a phone number. */
export function PhoneInput({ value, onChange, ...attributes }: PhoneInputProps) {
  return <input {...attributes} type="tel" inputMode="tel" {...usePhoneText(value, onChange)} />;
}

import { defineMicroapp } from '@wallet/kit/vite';

export default defineMicroapp(import.meta.dirname);

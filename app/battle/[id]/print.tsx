export { PrintScreen as default } from '@/features/togo/print/print-screen';

export { PaperScreen as default } from '@/features/togo/print/paper-screen';

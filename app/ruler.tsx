export { RulerScreen as default } from '@/features/table/true-size/ruler-screen';

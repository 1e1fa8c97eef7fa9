import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag === 'sightlines-board';
export default { base: './', plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };

module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    '@csstools/postcss-global-data': { files: ['src/ui/styles/widths.css'] },
    'postcss-custom-media': {},
  },
}

# Figures of base R, and of psych and lavaan where they are there, for the same answers; read by compare-with-r.ts. One "name: values" a line.
rows <- as.matrix(read.csv(file("stdin"), header = FALSE))
say <- function(name, values) cat(name, ": ", paste(format(values, digits = 12), collapse = " "), "\n", sep = "")
k <- ncol(rows)
covariance <- cov(rows)
say("alpha", k / (k - 1) * (1 - sum(diag(covariance)) / sum(covariance)))
say("rest", sapply(seq_len(k), function(i) cor(rows[, i], rowSums(rows[, -i]))))
factor <- factanal(covmat = covariance, factors = 1, n.obs = nrow(rows), control = list(opt = list(factr = 10)))
loadings <- abs(factor$loadings[, 1]) * sqrt(diag(covariance))
say("discrepancy", factor$criteria["objective"])
say("omega", sum(loadings)^2 / (sum(loadings)^2 + sum(factor$uniquenesses * diag(covariance))))
sums <- rowSums(rows)
scores <- sort(unique(sums))
say("percentiles", sapply(scores, function(s) 100 * (mean(sums < s) + mean(sums == s) / 2)))
say("interval", as.numeric(prop.test(sum(sums < median(sums)), length(sums), correct = FALSE)$conf.int))
a <- k / (k - 1) * (1 - sum(diag(covariance)) / sum(covariance))
n <- nrow(rows)
say("feldt", 1 - (1 - a) * qf(c(0.975, 0.025), n - 1, (n - 1) * (k - 1)))
if (requireNamespace("psych", quietly = TRUE)) {
  found <- suppressWarnings(suppressMessages(psych::alpha(rows)))
  say("psych alpha", found$total$raw_alpha)
  say("psych alpha without", found$alpha.drop$raw_alpha)
}
if (requireNamespace("lavaan", quietly = TRUE)) {
  named <- as.data.frame(rows)
  fit <- lavaan::cfa(paste("f =~", paste(names(named), collapse = " + ")), named, estimator = "MLM", std.lv = TRUE)
  asked <- c("chisq", "chisq.scaling.factor", "cfi.robust", "rmsea.robust", "rmsea.ci.lower.robust", "rmsea.ci.upper.robust")
  say("lavaan fit", lavaan::fitMeasures(fit, asked))
}
